import { Loading } from '../loading.tsx'

/** A list that is on its way, in the shape of its rows. */
export const ListSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Loading>
    <div className="grid">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows are all the same
        <div key={row} className="flex h-15 items-center gap-3 border-b border-border px-5 last:border-0">
          <Skeleton className="size-9 rounded-ctl" />
          <Skeleton className="h-4 w-40 max-w-1/2" />
          <Skeleton className="ml-auto h-5 w-14" />
        </div>
      ))}
    </div>
  </Loading>
)

/** A grey place for what is loading; shape it with size classes. Wrap a group in `<Loading>`. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`skeleton block ${className}`} aria-hidden="true" />
)
