import { useSyncExternalStore } from 'react'

/** Specification §9: below it, the mobile menu takes the place of the header's navigation. */
const desktop = '(min-width: 1024px)'

export const useIsDesktop = () =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(desktop).matches,
    () => false,
  )

function onChange(listener: () => void) {
  const query = matchMedia(desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
