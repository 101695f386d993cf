import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIdle } from '../use-idle.ts'
import { useSeen } from '../use-seen.ts'
import { loadIcon } from './load-icon.ts'
import './remote-icon.css'

interface Props {
  /** As an administrator chose it: a name of the set, nothing else is asked for. */
  name: string
  /** Stands there until the icon comes, and if it does not; without one the words beside it stand alone then. */
  fallback?: LucideIcon
  size?: number
}

/** Decoration beside words, in their colour; fetched when it is in sight and the page has nothing else to do. */
export function RemoteIcon({ name, fallback: Fallback, size = 24 }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const isWanted = [useSeen(place), useIdle()].every(Boolean)
  const [tried, setTried] = useState<{ name: string; image: string | null } | null>(null)
  useEffect(() => {
    if (!isWanted || !/^[a-z0-9-]+$/.test(name)) return undefined
    let isStale = false
    const show = (image: string | null) => {
      if (!isStale) setTried({ name, image })
    }
    loadIcon(name).then(show, () => show(null))
    return () => {
      isStale = true
    }
  }, [name, isWanted])
  const image = tried?.name === name ? tried.image : undefined
  if (image)
    return (
      <span
        className="remote-icon"
        style={{ width: size, height: size, maskImage: `url("${image}")` }}
        aria-hidden="true"
      />
    )
  if (image === null && !Fallback) return null
  return (
    <span ref={place} className="grid flex-none" style={{ width: size, height: size }} aria-hidden="true">
      {Fallback && <Fallback size={size} />}
    </span>
  )
}
