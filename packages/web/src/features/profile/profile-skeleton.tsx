import { Loading } from '../../ui/loading.tsx'
import styles from './profile.module.css'

/** The profile before anything of it is there, in its shape, drawn by the stylesheet: the first script carries none of it. */
export const ProfileSkeleton = () => (
  <Loading>
    <div className={styles.profileSkeleton} />
  </Loading>
)
