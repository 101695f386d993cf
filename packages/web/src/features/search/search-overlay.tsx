import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { tellSearchIsReady } from './early-search.ts'
import { opensSearch } from './search-keys.ts'

const loadDialog = () => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog }))
const SearchDialog = lazy(loadDialog)

/** Opens the search over the page: by the keys / and Ctrl+K, and in place of the page that the link of the header leads to. */
export function SearchOverlay() {
  const [isOpen, setOpen] = useState<boolean>() // undefined until it was opened once
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(() => setOpen((was) => was && false), [href])
  useEffect(() => {
    const listening = new AbortController()
    tellKeys()
    if (tellSearchIsReady()) setOpen(true)
    const { signal } = listening
    const open = (event: Event) => {
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', (event) => opensSearch(event) && open(event), { signal })
    document.addEventListener('click', (event) => isPlainClickOnLink(event) && open(event), { signal })
    document.addEventListener('pointerover', (event) => isOnLink(event) && void loadDialog(), { signal })
    return () => listening.abort()
  }, [])
  return <Suspense>{isOpen !== undefined && <SearchDialog isOpen={isOpen} close={() => setOpen(false)} />}</Suspense>
}

const link = 'header a[href="/search"]'

/** From now on the keys work. */
function tellKeys() {
  document.querySelector(link)?.setAttribute('title', 'Пошук (/)')
  document.querySelector(link)?.setAttribute('aria-keyshortcuts', '/ Control+K')
}

const isOnLink = ({ target }: Event) => target instanceof Element && target.closest(link) !== null

/** With a key held the link leads to a tab of its own. */
const isPlainClickOnLink = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && isOnLink(event)
