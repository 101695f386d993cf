/** A grey place for what is loading; shape it with size classes. Wrap a group in `<Loading>`. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`skeleton block ${className}`} aria-hidden="true" />
)
