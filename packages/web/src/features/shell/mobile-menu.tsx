import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { Loading } from '../../ui/loading.tsx'

const loadPanel = () => import('./mobile-menu-panel.tsx').then((module) => ({ default: module.MobileMenuPanel }))
const MobileMenuPanel = lazy(loadPanel)

export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const href = useLocation({ select: (location) => location.href })
  const close = () => setOpen(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(close, [href])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="icon-button"
        aria-label="Відкрити меню"
        onPointerDown={loadPanel}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={26} aria-hidden="true" />
      </button>
      <Drawer isOpen={isOpen} onClose={close} label="Меню">
        <Suspense fallback={<Loading />}>
          <MobileMenuPanel close={close} />
        </Suspense>
      </Drawer>
    </div>
  )
}
