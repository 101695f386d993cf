import type { ClubEvent, EventType } from '@matchbol/core/events/event-shapes'
import { Picture } from '../../ui/picture/picture.tsx'
import { DateLeaf } from './event-card.tsx'
import styles from './event-cover.module.css'

/** The head of an event: its own picture, else a drawing by what it is; the day lies on it. */
export const EventCover = ({ event: { coverImage, type, startsAt } }: { event: ClubEvent }) => (
  <div className={coverImage ? styles.picture : styles.drawn} data-type={type}>
    {coverImage ? (
      <Picture src={coverImage} alt="" sizes="(min-width: 1120px) 1120px, 100vw" />
    ) : (
      <Drawing path={drawings[type]} />
    )}
    <div className={styles.leaf}>
      <DateLeaf at={startsAt} />
    </div>
  </div>
)

const Drawing = ({ path }: { path: string }) => (
  <svg viewBox="0 0 640 176" preserveAspectRatio="xMaxYMid meet" fill="none" aria-hidden="true">
    <path d={path} stroke="#fff" strokeOpacity="0.45" strokeWidth="3" />
  </svg>
)

const court = 'M300 20h320v136h-320zM300 40h320M300 136h320M372 40v96M548 40v96M372 88h176M460 8v160'
const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - 0.7 * r} ${y - 0.7 * r}q${0.9 * r} ${0.7 * r} 0 ${1.4 * r}M${x + 0.7 * r} ${y - 0.7 * r}q${-0.9 * r} ${0.7 * r} 0 ${1.4 * r}`

/** A bracket, two who meet over the net, a row of balls, the court itself. */
const drawings: Record<EventType, string> = {
  TOURNAMENT: 'M330 24h80v36h-80M330 116h80v36h-80M410 42h70v92h-70M480 88h80M560 64h56v48h-56z',
  MEETUP: `M300 140h320M300 60v80M620 60v80M300 76h320M300 100h320M300 120h320${ball(400, 40, 22)}${ball(500, 30, 22)}`,
  TRAINING: `${ball(340, 130, 26)}${ball(410, 100, 26)}${ball(480, 74, 26)}${ball(550, 56, 26)}${ball(620, 44, 26)}`,
  OTHER: court,
}
