import { imageTypes, MOST_IMAGE_MEGABYTES } from '@matchbol/core/uploads/sent-pictures'
import { initials } from '@matchbol/text/shared/names'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useUpload } from '../../../lib/forms/use-upload.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import styles from './photo-field.module.css'

type Person = Pick<SessionUser, 'id' | 'firstName' | 'lastName' | 'photoUrl'>

/** The photo of one's own profile. It is saved by itself: what else stands in a form around it has nothing to do with it. */
export function PhotoField({ me }: { me: Person }) {
  const api = useApi()
  const upload = useUpload()
  const save = useAction(
    (photoUrl: string | null) => api.call('PUT /api/v1/users/{id}', { params: { id: me.id }, body: { photoUrl } }),
    {
      done: ({ data }) => (data.photoUrl ? 'Фото оновлено' : 'Фото прибрано'),
      failed: 'Фото не збережено',
      onDone: upload.clear,
    },
  )
  const choose = async (file: File) => {
    const url = await upload.send(file)
    if (url) await save.run(url)
  }
  const isBusy = upload.isSending || save.busy
  return (
    <section className={styles.photoField} aria-label="Фото профілю">
      <div className={styles.picture}>
        {upload.preview ? (
          <img className="avatar" data-size="xl" src={upload.preview} alt="" />
        ) : (
          <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} size="xl" />
        )}
        {isBusy && (
          <span className={styles.wait}>
            <Spinner size={32} />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <b>Фото</b>
        <p role="status">{progress() ?? `Його бачать усі. До ${MOST_IMAGE_MEGABYTES} МБ.`}</p>
        {upload.error && (
          <p className="field-error" role="alert">
            {upload.error}
          </p>
        )}
        <FailureNote {...save.failure} />
      </div>
      <div className={styles.buttons}>
        <FileButton accept={imageTypes.join()} variant="outline" onFile={choose} disabled={isBusy}>
          {me.photoUrl ? 'Замінити фото' : 'Завантажити фото'}
        </FileButton>
        {me.photoUrl && (
          <Button variant="ghost" color="neutral" disabled={isBusy} onClick={() => save.run(null)}>
            Прибрати фото
          </Button>
        )}
      </div>
    </section>
  )

  function progress() {
    if (upload.isSending) return 'Завантажуємо фото…'
    return save.busy ? 'Зберігаємо…' : undefined
  }
}
