import { imageTypes } from '@matchbol/core/uploads/sent-pictures'
import { Camera } from 'lucide-react'
import type { Upload } from '../../../lib/forms/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import styles from './photo.module.css'

/** A picture to go with the result, for whoever wants one: whatever becomes of it, the result can be sent. */
export function ScoreEntryPhoto({ photo }: { photo: Upload }) {
  const { isSending, preview, url, error } = photo
  if (isSending || url)
    return (
      <div className={styles.photo}>
        {preview ? <img src={preview} alt="Вибране фото" /> : <span className={`${styles.wait} skeleton`} />}
        <span className={styles.state} role="status">
          {isSending ? 'Надсилаємо фото…' : 'Фото додано'}
        </span>
        <Button variant="ghost" color="neutral" onClick={photo.clear}>
          {isSending ? 'Скасувати' : 'Прибрати'}
        </Button>
      </div>
    )
  return (
    <div className="field">
      <FileButton accept={imageTypes.join()} variant="outline" color="neutral" onFile={photo.send}>
        <Camera size={20} aria-hidden="true" />
        Додати фото
      </FileButton>
      {error && (
        <p className="field-error" role="alert">
          {error} Результат можна надіслати й без фото.
        </p>
      )}
    </div>
  )
}
