import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const tabs = ['w-12', 'w-9', 'w-20', 'w-24', 'w-22']
const rows = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5']

/** The profile before anything of it is there, in its shape: the server draws this much of it. */
export const ProfileSkeleton = () => (
  <div className="min-h-dvh">
    <Loading>
      <div className="band profile-band">
        <div className="wrap">
          <div className="who">
            <Skeleton className="size-12 rounded-ctl" />
            <Skeleton className="h-5 w-40" />
          </div>
          <div className="profile-tabs profile-tabs-skeleton">
            {tabs.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        </div>
      </div>
      <div className="wrap grid gap-6 pt-8">
        <Skeleton className="h-9 w-64" />
        <div className="board grid">
          {rows.map((width) => (
            <div key={width} className="flex h-15 items-center gap-3 border-b border-border px-5 last:border-0">
              <Skeleton className="size-9 rounded-ctl" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  </div>
)
