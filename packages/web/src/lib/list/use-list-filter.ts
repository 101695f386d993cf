import { useRouter } from '@tanstack/react-router'

/** Takes what a `FilterForm` holds, and more, for the search of the open list; the route reads it as it reads an address. */
export function useListFilter() {
  const router = useRouter()
  return (search: object, { typing }: { typing: boolean } = { typing: false }) => {
    const { latestLocation, state } = router
    const isLeft = latestLocation.pathname !== state.resolvedLocation?.pathname // the next page is on its way
    if (!isLeft) void router.navigate({ to: '.', search: () => search, replace: typing, resetScroll: false })
  }
}
