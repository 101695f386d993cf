import { densitySet, widthSet } from '@matchbol/core/uploads/picture-set'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'

const secret = '0123456789abcdef0123456789abcdef'
const address = (size: string) => `/img/${secret}-${size}.webp`

describe('§9: a picture is offered', () => {
  it('at the widths of screens and their doubles, up to its own', () => {
    const url = address('2048x1536')
    const widths = widthSet(url)
      .split(', ')
      .map((drawing) => drawing.split(' '))
    expect(widths).toEqual([
      ...[320, 640, 768, 1024, 1280, 1536].map((width) => [`${url}?w=${width}`, `${width}w`]),
      [url, '2048w'],
    ])
  })

  it('as it is, when it is narrower than any screen', () =>
    expect(widthSet(address('200x300'))).toBe(`${address('200x300')} 200w`))

  it('at densities 1 and 2 where its place is fixed', () => {
    expect(densitySet('/img/x.webp', 300)).toBe('/img/x.webp?w=320 1x, /img/x.webp?w=640 2x')
    expect(densitySet('/img/x.webp', 36)).toBe('/img/x.webp?w=320 1x, /img/x.webp?w=320 2x')
  })

  it('lazily, with its place kept', () => {
    const html = renderToString(<Picture src={address('1600x900')} alt="Фото з гри" sizes="100vw" />)
    for (const part of ['width="1600"', 'height="900"', 'loading="lazy"', 'sizes="100vw"', 'alt="Фото з гри"'])
      expect(html).toContain(part)
  })
})

it('§9: a photo beside a name is never fetched larger than its place needs', () => {
  const html = renderToString(<Avatar id={1} initials="ОМ" photoUrl={address('2048x2048')} size="lg" />)
  expect(html).toContain(`srcSet="${address('2048x2048')}?w=320 1x, ${address('2048x2048')}?w=320 2x"`)
  expect(html).toContain('width="56" height="56"')
})
