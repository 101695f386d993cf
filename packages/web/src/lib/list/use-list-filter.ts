import { useNavigate } from '@tanstack/react-router'

/** Takes what a `FilterForm` holds, and more, for the search of the open list; the route reads it as it reads an address. */
export function useListFilter() {
  const navigate = useNavigate()
  return (search: object, { typing }: { typing: boolean } = { typing: false }) =>
    void navigate({ to: '.', search: () => search, replace: typing, resetScroll: false })
}
