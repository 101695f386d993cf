import { pictureSize } from '@matchbol/core/uploads/picture-address'
import { widthFor } from '@matchbol/core/uploads/picture-sizes'
import './picture.css'
import { widthSet } from '@matchbol/core/uploads/picture-set'

interface Props {
  src: string
  alt: string
  /** How wide it is shown, as CSS says it: `(min-width: 1024px) 600px, 100vw`. */
  sizes: string
}

/** An uploaded picture, no larger than its place needs; the place is kept until it comes. */
export const Picture = ({ src, alt, sizes }: Props) => (
  <img
    className="picture"
    src={`${src}?w=${widthFor(640, 1)}`}
    srcSet={widthSet(src)}
    sizes={sizes}
    alt={alt}
    {...pictureSize(src)}
    loading="lazy"
    decoding="async"
  />
)
