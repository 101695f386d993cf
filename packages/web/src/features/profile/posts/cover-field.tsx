import { imageTypes } from '@matchbol/core/uploads/sent-pictures'
import { useUpload } from '../../../lib/forms/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'

interface Props {
  url: string | null | undefined
  onChange: (url: string | null) => void
}

/** The picture over an article and on its card. */
export function CoverField({ url, onChange }: Props) {
  const upload = useUpload()
  const choose = async (file: File) => {
    const sent = await upload.send(file)
    if (sent) onChange(sent)
  }
  return (
    <section className="grid gap-3" aria-label="Обкладинка">
      <b className="text-sm">Обкладинка</b>
      {url && (
        <div className="max-w-80">
          <Picture src={url} alt="Обкладинка статті" sizes="320px" />
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {upload.isSending ? 'Завантажуємо…' : 'За бажанням: горизонтальне фото з корту.'}
      </p>
      {upload.error && (
        <p className="field-error" role="alert">
          {upload.error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton
          accept={imageTypes.join()}
          variant="outline"
          color="neutral"
          onFile={choose}
          disabled={upload.isSending}
        >
          {url ? 'Замінити' : 'Додати обкладинку'}
        </FileButton>
        {url && (
          <Button variant="ghost" color="neutral" disabled={upload.isSending} onClick={() => onChange(null)}>
            Прибрати
          </Button>
        )}
      </div>
    </section>
  )
}
