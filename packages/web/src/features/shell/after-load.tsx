import { Toaster } from '../../ui/toast/toaster.tsx'
import { SearchOverlay } from '../search/search-overlay.tsx'

/** What nobody needs before the page is there: notifications, and the search over it. */
export const AfterLoad = () => (
  <>
    <Toaster />
    <SearchOverlay />
  </>
)
