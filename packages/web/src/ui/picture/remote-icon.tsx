import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loadIcon } from './load-icon.ts'
import './remote-icon.css'
import { useSeen } from '../use-seen.ts'

interface Props {
  /** As an administrator chose it: a name of the set, nothing else is asked for. */
  name: string
  /** Stands there until the icon comes, and if it does not. */
  fallback: LucideIcon
  size?: number
}

/** Decoration beside words, in their colour; fetched when it comes into sight. */
export function RemoteIcon({ name, fallback: Fallback, size = 24 }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(place)
  const [shown, setShown] = useState<{ name: string; image: string } | null>(null)
  useEffect(() => {
    if (!isSeen || !/^[a-z0-9-]+$/.test(name)) return undefined
    let isStale = false
    loadIcon(name).then(
      (image) => {
        if (!isStale) setShown({ name, image })
      },
      () => undefined, // the fallback stays
    )
    return () => {
      isStale = true
    }
  }, [name, isSeen])
  if (shown?.name !== name)
    return (
      <span ref={place} className="grid flex-none" aria-hidden="true">
        <Fallback size={size} />
      </span>
    )
  return (
    <span
      className="remote-icon"
      style={{ width: size, height: size, maskImage: `url("${shown.image}")` }}
      aria-hidden="true"
    />
  )
}
