import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetPerson } from '../../../lib/session/leave.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import styles from './settings.module.css'

const word = 'видалити'

/** The way out. It says what goes and what stays, and wants a word typed, because nobody can take it back. */
export function SettingsDelete() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button variant="outline" color="error" onClick={() => setOpen(true)}>
          Видалити обліковий запис
        </Button>
      </div>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Видалити обліковий запис?">
        <Confirmation onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const { busy, remove } = useRemoval(setFailure)
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <div>
        <b>Зникне назавжди</b>
        <ul className={styles.points}>
          <li>імʼя, фото, контакт і всі поля профілю</li>
          <li>ваші повідомлення, нотатки, пояснення та фото до ігор</li>
          <li>чернетки та інші статті, які не опубліковано, і ваші картинки в опублікованих</li>
          <li>слова у ваших зверненнях разом із відповідями клубу</li>
          <li>записи на події, також минулі</li>
          <li>сеанси на всіх пристроях і календар</li>
        </ul>
      </div>
      <div>
        <b>Скасується</b>
        <ul className={styles.points}>
          <li>участь у всіх лігах</li>
          <li>запрошення та домовлені ігри: суперники побачать причину</li>
          <li>місця на подіях: їх отримають ті, хто чекає</li>
        </ul>
      </div>
      <div>
        <b>Залишиться</b>
        <ul className={styles.points}>
          <li>зіграні матчі та рейтинги, бо вони належать і суперникам: під іменем «Видалений гравець»</li>
          <li>
            опубліковані статті, без вашого імені. Хочете прибрати й їх —{' '}
            <Link to="/profile/blog" className="underline underline-offset-2">
              видаліть їх перед цим
            </Link>
          </li>
          <li>від звернень — номер, дати, стан, розділ і гра, про яку йшлося</li>
        </ul>
      </div>
      <Field label={`Щоб підтвердити, напишіть «${word}»`} error={failure}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose} disabled={busy}>
          Скасувати
        </Button>
        <Button type="submit" color="error" loading={busy} disabled={typed.trim().toLocaleLowerCase('uk') !== word}>
          Видалити
        </Button>
      </div>
    </form>
  )
}

/** Not an ordinary action: there is no page and no profile to load anew after it. */
function useRemoval(onFailed: (reason: string) => void) {
  const api = useApi()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api.call('DELETE /api/v1/users/me')
      forgetPerson()
      showToast({ color: 'success', title: 'Обліковий запис видалено', description: 'Дякуємо, що грали з нами.' })
      await navigate({ to: '/' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) onFailed(await failureText(error))
      setBusy(false)
    }
  }
  return { busy, remove }
}
