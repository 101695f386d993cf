import type { TicketMessage } from '@matchbol/core/tickets/ticket-shapes'
import { when } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TicketPicture } from './ticket-picture.tsx'

/** What was said, the earliest first; a new message is read out as it comes. */
export const Messages = ({ messages, myId }: { messages: readonly TicketMessage[]; myId: number }) => (
  <ol aria-live="polite" className="grid gap-4 p-5">
    {messages.map((message) => (
      <Message key={message.id} message={message} isMine={message.author?.id === myId} />
    ))}
  </ol>
)

function Message({ message, isMine }: { message: TicketMessage; isMine: boolean }) {
  const now = useNow()
  const { author, isOfAuthor, isInternal, body, pictures, at } = message
  return (
    <li
      data-mine={isMine || undefined}
      data-internal={isInternal || undefined}
      className="grid max-w-160 gap-2 rounded-lg border border-border p-4 data-internal:border-dashed data-mine:ml-auto data-mine:bg-surface-2"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <b className="text-text">{isMine ? 'Ви' : author ? fullName(author) : isOfAuthor ? 'Гість' : 'Клуб'}</b>
        {!isOfAuthor && <Badge color="primary">Адміністратор</Badge>}
        {isInternal && <Badge color="warning">Нотатка</Badge>}
        <time dateTime={at}>{when(at, now)}</time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere empty:hidden">{body}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((url, index) => (
            <li key={url} className="w-60 max-w-full">
              <TicketPicture address={url} alt={`Зображення ${index + 1} до повідомлення`} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
