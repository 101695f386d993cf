import { MOST_IMAGE_BYTES, MOST_IMAGE_MEGABYTES } from '@matchbol/core/uploads/sent-pictures'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { useApi } from '../api/use-api.ts'

interface State {
  isSending: boolean
  /** What was chosen, to look at while it is on its way. */
  preview?: string
  /** Where it is kept, once it is. */
  url?: string
  error?: string
}
const nothing: State = { isSending: false }

/** Sends one picture; what goes wrong is said in `error` and disturbs nothing else. A new choice takes the place of the last. */
export function useUpload() {
  const api = useApi()
  const [state, setState] = useState(nothing)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const clear = () => {
    running.current?.abort()
    setState(nothing)
  }

  /** @returns the address, or nothing when it did not come through or was given up */
  const send = async (chosen: Blob): Promise<string | undefined> => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    const become = (next: State) => {
      if (!attempt.signal.aborted) setState(next)
    }
    setState({ isSending: true })
    try {
      const { shrinkPicture } = await import('./shrink-picture.ts')
      const file = await shrinkPicture(chosen)
      if (file.size > MOST_IMAGE_BYTES) {
        become({ isSending: false, error: `Файл завеликий: можна до ${MOST_IMAGE_MEGABYTES} МБ.` })
        return undefined
      }
      const preview = await dataUrl(file)
      become({ isSending: true, preview })
      const { data } = await api.call('POST /api/v1/uploads', { file, signal: attempt.signal })
      become({ isSending: false, preview, url: data.url })
      return attempt.signal.aborted ? undefined : data.url
    } catch (error) {
      if (!attempt.signal.aborted) become({ isSending: false, error: await failureText(error) })
      return undefined
    }
  }
  return { ...state, send, clear }
}
export type Upload = ReturnType<typeof useUpload>

/** Our policy shows no `blob:` addresses. */
const dataUrl = (file: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
