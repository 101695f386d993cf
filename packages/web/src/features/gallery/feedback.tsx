import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Row, Showcase } from './showcase.tsx'

const colors = ['success', 'error', 'warning', 'info'] as const
const description = 'Кілька слів про те, що сталося.'

export const Feedback = () => (
  <Showcase title="Сповіщення">
    <Row>
      {colors.map((color) => (
        <Button
          key={color}
          variant="outline"
          color="neutral"
          onClick={() => showToast({ color, title: `Сповіщення ${color}`, description })}
        >
          Показати {color}
        </Button>
      ))}
      <Button
        variant="outline"
        color="neutral"
        onClick={() => showToast({ color: 'info', title: 'Постійне', persistent: true })}
      >
        Показати постійне
      </Button>
      <Button
        variant="outline"
        color="neutral"
        onClick={() => {
          for (const number of [1, 2, 3, 4, 5, 6, 7]) showToast({ color: 'info', title: `Сьоме з семи: ${number}` })
        }}
      >
        Показати сім
      </Button>
    </Row>
    <Note title="Важлива інформація">Щоб грати, потрібно вступити до ліги.</Note>
    <Note color="warning">Для обраної ліги немає доступних категорій.</Note>
    <Note color="error">Помилка завантаження даних</Note>
  </Showcase>
)
