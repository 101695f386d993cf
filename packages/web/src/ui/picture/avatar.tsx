import { densitySet } from '@matchbol/core/uploads/picture-set'
import { widthFor } from '@matchbol/core/uploads/picture-sizes'

interface Props {
  /** Decides the tint, so that a person keeps theirs on every page. */
  id: number
  initials: string
  photoUrl?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const pixels = { sm: 36, md: 44, lg: 56, xl: 96 }

/** Decoration beside a name: screen readers skip it. */
export function Avatar({ id, initials, photoUrl, size = 'sm' }: Props) {
  if (photoUrl)
    return (
      <img
        className="avatar"
        data-size={size}
        src={`${photoUrl}?w=${widthFor(pixels[size], 1)}`}
        srcSet={densitySet(photoUrl, pixels[size])}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className="avatar" data-size={size} data-tint={(id % 5) + 1} aria-hidden="true">
      {initials}
    </span>
  )
}
