import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Spinner } from './loading.tsx'
import { Modal } from './overlay/modal.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(element)
const close = () => {}

describe('§2: a button', () => {
  it.each(['button', 'submit', 'reset'] as const)('may be of type %s', (type) => {
    expect(html(<Button type={type}>Так</Button>)).toContain(`type="${type}"`)
  })
  it.each(['solid', 'outline', 'ghost', 'link'] as const)('has the variant %s', (variant) => {
    expect(html(<Button variant={variant}>Так</Button>)).toContain(`data-variant="${variant}"`)
  })
  it.each(['primary', 'success', 'warning', 'error', 'neutral', 'brand'] as const)('has the colour %s', (color) => {
    expect(html(<Button color={color}>Так</Button>)).toContain(`data-color="${color}"`)
  })
  it.each(['sm', 'md', 'lg'] as const)('has the size %s', (size) => {
    expect(html(<Button size={size}>Так</Button>)).toContain(`data-size="${size}"`)
  })
  it('is a solid green one of middle size that sends no form, unless it says otherwise', () => {
    expect(html(<Button>Так</Button>)).toBe(
      '<button class="btn" data-variant="solid" data-color="primary" data-size="md" type="button">Так</button>',
    )
  })
  it('cannot be pressed while it is loading', () => {
    expect(html(<Button loading>Так</Button>)).toMatch(/disabled="".*aria-busy="true".*<svg class="spinner"/)
  })
})

it.each(['sm', 'md', 'lg', 'xl', 'xxl'] as const)('§2: a modal has the size %s', (size) => {
  expect(
    html(
      <Modal isOpen onClose={close} title="Ліга" size={size}>
        Вміст
      </Modal>,
    ),
  ).toContain(`data-size="${size}"`)
})

it('§9: a modal is md and a spinner 40 px, unless they say otherwise', () => {
  expect(
    html(
      <Modal isOpen onClose={close} title="Ліга">
        Вміст
      </Modal>,
    ),
  ).toContain('data-size="md"')
  expect(html(<Spinner />)).toContain('width="40" height="40"')
})

it('§2: a badge has the colours of the theme', () => {
  expect(html(<Badge color="success">Активний</Badge>)).toBe('<span class="tag" data-color="success">Активний</span>')
})

it('§5: what is not on these lists does not compile', () => {
  // `tsc` fails on an expectation that is not met, so each of these lines is a test of its own
  const wrong = [
    // @ts-expect-error: no such type
    <Button key="type" type="link" />,
    // @ts-expect-error: no such variant
    <Button key="variant" variant="filled" />,
    // @ts-expect-error: no such colour
    <Button key="colour" color="secondary" />,
    // @ts-expect-error: no such size
    <Button key="size" size="xl" />,
    // @ts-expect-error: no such size
    <Modal key="modal" isOpen onClose={close} title="Ліга" size="xs">
      Вміст
    </Modal>,
  ]
  expect(wrong).toHaveLength(5)
})
