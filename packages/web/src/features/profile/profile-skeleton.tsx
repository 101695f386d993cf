import { Loading } from '../../ui/loading.tsx'

/** The profile before anything of it is there, in its shape, drawn by the stylesheet: the first script carries none of it. */
export const ProfileSkeleton = () => (
  <Loading>
    <div className="profile-skeleton" />
  </Loading>
)
