import { MOST_MESSAGE_PICTURES } from '@matchbol/core/tickets/limits'
import { imageTypes } from '@matchbol/core/uploads/sent-pictures'
import { Camera } from 'lucide-react'
import type { Upload } from '../../lib/forms/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

interface Props {
  /** Of the form, which is not sent before a picture is. */
  upload: Upload
  urls: readonly string[]
  onChange: (urls: string[]) => void
}

/** Pictures that go with a message, a screenshot say. */
export function PictureField({ upload, urls, onChange }: Props) {
  const add = async (file: File) => {
    const sent = await upload.send(file)
    if (sent) onChange([...urls, sent])
  }
  return (
    <section className="grid gap-3" aria-label="Зображення">
      {urls.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {urls.map((url, index) => (
            <li key={url} className="grid w-32 gap-2">
              <Picture src={url} alt={`Зображення ${index + 1}`} sizes="128px" />
              <Button
                variant="ghost"
                color="neutral"
                aria-label={`Прибрати зображення ${index + 1}`}
                onClick={() => onChange(urls.filter((other) => other !== url))}
              >
                Прибрати
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {upload.isSending && 'Завантажуємо…'}
      </p>
      {upload.error && (
        <p className="field-error" role="alert">
          {upload.error} Надіслати можна й без зображення.
        </p>
      )}
      {urls.length < MOST_MESSAGE_PICTURES && (
        <div>
          <FileButton
            accept={imageTypes.join()}
            variant="outline"
            color="neutral"
            onFile={add}
            disabled={upload.isSending}
          >
            <Camera size={20} aria-hidden="true" /> Додати зображення
          </FileButton>
        </div>
      )}
    </section>
  )
}
