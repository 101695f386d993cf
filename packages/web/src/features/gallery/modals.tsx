import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Row, Showcase } from './showcase.tsx'

const sizes = ['sm', 'md', 'lg', 'xl', 'xxl'] as const
type Open = (typeof sizes)[number] | 'default' | 'stubborn'

export function Modals() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const size = sizes.find((it) => it === open)
  return (
    <Showcase title="Вікна">
      <Row>
        {sizes.map((it) => (
          <Button key={it} variant="outline" onClick={() => setOpen(it)}>
            Вікно {it}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setOpen('default')}>
          Звичайне вікно
        </Button>
        <Button variant="outline" onClick={() => setOpen('stubborn')}>
          Закривається лише кнопкою
        </Button>
      </Row>
      <Modal
        isOpen={open !== undefined}
        onClose={close}
        title="Вікно"
        overlayCloses={open !== 'stubborn'}
        {...(size && { size })}
        foot={<Button onClick={close}>Готово</Button>}
      >
        <p>Вміст вікна.</p>
        <Button
          className="mt-4"
          variant="outline"
          onClick={() => showToast({ color: 'error', title: 'Помилка', description: 'Не вдалося вступити в лігу' })}
        >
          Сповістити з вікна
        </Button>
      </Modal>
    </Showcase>
  )
}
