import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { createApi } from '../../lib/api/api.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { forgetPerson } from '../../lib/session/leave.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { forgetBlockedToken } from './blocked-token.ts'

/** A blocked person cannot come in, but what is theirs stays theirs: to take along, and to delete. */
export function BlockedPerson({ token }: { token: string }) {
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const attempt = async (act: (api: ReturnType<typeof apiWith>) => Promise<void>) => {
    setBusy(true)
    try {
      await act(apiWith(token))
    } catch (error) {
      showToast({ color: 'error', title: 'Помилка', description: await failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  const download = () =>
    attempt(async (api) => {
      const { data } = await api.call('GET /api/v1/users/me/export')
      saveFile(`matchbol-${data.madeAt.slice(0, 10)}.json`, data)
    })
  const remove = () =>
    attempt(async (api) => {
      await api.call('DELETE /api/v1/users/me')
      showToast({ color: 'success', title: 'Обліковий запис видалено' })
      forgetPerson()
      forgetBlockedToken()
    })
  return (
    <div className="grid gap-4">
      <Note color="error" title="Цей обліковий запис заблоковано">
        Увійти не можна. Якщо це помилка,{' '}
        <Link to="/support" hash="write" className="underline underline-offset-2">
          напишіть клубу
        </Link>
        : для цього входити не треба. Протягом пів години ви можете забрати свої дані або видалити обліковий запис.
      </Note>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" loading={busy && !asks} onClick={() => void download()}>
          <Download size={18} aria-hidden="true" />
          Завантажити мої дані
        </Button>
        <Button variant="outline" color="error" disabled={busy} onClick={() => setAsks(true)}>
          Видалити обліковий запис
        </Button>
      </div>
      <Modal
        isOpen={asks}
        onClose={() => setAsks(false)}
        title="Видалити обліковий запис?"
        foot={
          <>
            <Button variant="outline" color="neutral" onClick={() => setAsks(false)}>
              Скасувати
            </Button>
            <Button color="error" loading={busy} onClick={() => void remove()}>
              Видалити назавжди
            </Button>
          </>
        }
      >
        <p>
          Назавжди зникнуть профіль, повідомлення й картинки, статті, які не опубліковано, записи на події та слова у
          зверненнях. Зіграні матчі та рейтинги залишаться під іменем «Видалений гравець», бо належать і суперникам.
        </p>
        <p className="mt-3">
          Опубліковані статті теж залишаться, без вашого імені й картинок. Хочете прибрати й їх, перед цим{' '}
          <Link to="/support" hash="write" className="underline underline-offset-2">
            напишіть клубу
          </Link>
          . Блокування видалення не знімає.
        </p>
      </Modal>
    </div>
  )
}

const apiWith = (token: string) =>
  createApi((path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(path, { ...init, headers })
  })
