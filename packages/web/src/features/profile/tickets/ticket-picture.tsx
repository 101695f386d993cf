import { useEffect, useRef, useState } from 'react'
import { fetchQuietly } from '../../../lib/api/session-fetch.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { Button } from '../../../ui/button.tsx'
import { useSeen } from '../../../ui/use-seen.ts'

interface Props {
  address: string
  alt: string
}

/** A picture that is shown to whoever may read the message alone: it is fetched with the token, which an `img` would not send. */
export function TicketPicture({ address, alt }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return <div ref={place}>{isSeen ? <Fetched address={address} alt={alt} /> : <Waiting />}</div>
}

const Waiting = () => <p className="text-sm text-muted">Завантажуємо зображення…</p>

function Fetched({ address, alt }: Props) {
  const picture = useLoad(address, () => fetchPicture(address))
  const url = useObjectUrl(picture.status === 'ready' ? picture.data : undefined)
  if (picture.status === 'failed')
    return (
      <Button variant="link" onClick={picture.retry}>
        Зображення не завантажилося. Ще раз
      </Button>
    )
  if (!url) return <Waiting />
  return (
    <a href={url} target="_blank" rel="noopener">
      <img className="picture" src={url} alt={alt} />
    </a>
  )
}

async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetchQuietly(address)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.blob()
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return undefined
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
