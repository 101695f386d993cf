import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Row, Showcase } from './showcase.tsx'

const variants = ['solid', 'outline', 'ghost', 'link'] as const
const colors = ['primary', 'success', 'warning', 'error', 'neutral', 'brand'] as const
const sizes = ['sm', 'md', 'lg'] as const

export function Buttons() {
  const [pressed, setPressed] = useState(0)
  return (
    <Showcase title="Кнопки">
      {variants.map((variant) => (
        <Row key={variant}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {variant} {color}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            Розмір {size}
          </Button>
        ))}
        <Button disabled>Недоступна</Button>
        <Button loading onClick={() => setPressed(pressed + 1)}>
          Надсилаємо
        </Button>
      </Row>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(pressed + 1)
        }}
        onReset={() => setPressed(0)}
      >
        <Row>
          <Button type="submit">Надіслати форму</Button>
          <Button type="reset" variant="outline">
            Скинути форму
          </Button>
          <Button variant="ghost">Просто кнопка</Button>
          <output>Надіслано: {pressed}</output>
        </Row>
      </form>
    </Showcase>
  )
}
