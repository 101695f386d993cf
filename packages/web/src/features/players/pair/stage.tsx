import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { pairId } from '@matchbol/core/sharing/picture-address'
import { fullName, initials } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { ShareButton } from '../../../lib/share/share-button.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { CourtPlan } from '../../../ui/picture/court-lines.tsx'
import styles from './stage.module.css'

type Pair = Pick<HeadToHead, 'a' | 'b' | 'wonByA' | 'wonByB' | 'pictureVersion' | 'meta'>

/** The two across the net, and how often each has won. */
export const PairStage = ({ pair: { a, b, wonByA, wonByB, pictureVersion, meta } }: { pair: Pair }) => (
  <section className="band band-title on-court">
    <CourtPlan />
    <div className="wrap">
      <nav className="crumbs" aria-label="Шлях">
        <Link to="/stats/players">Гравці</Link>
        <ChevronRight size={14} aria-hidden="true" />
        <Link to="/player/$id" params={{ id: String(a.id) }}>
          {fullName(a)}
        </Link>
        <ChevronRight size={14} aria-hidden="true" />
        <span aria-current="page">Особисті зустрічі</span>
      </nav>
      <h1 className="sr-only">
        Особисті зустрічі: {fullName(a)} і {fullName(b)}
      </h1>
      <div className={styles.pair}>
        <Player player={a} isAhead={wonByA > wonByB} />
        <p className={styles.balance}>
          <span className="sr-only">Баланс </span>
          <b data-ahead={wonByA > wonByB || undefined}>{wonByA}</b>
          <span aria-hidden="true">:</span>
          <b data-ahead={wonByB > wonByA || undefined}>{wonByB}</b>
          <small>{meta.total === 0 ? 'ще не грали' : counted(meta.total, ['зустріч', 'зустрічі', 'зустрічей'])}</small>
        </p>
        <Player player={b} isAhead={wonByB > wonByA} />
      </div>
      <div className="mt-4 text-center">
        <ShareButton
          kind="pair"
          id={pairId(a.id, b.id)}
          version={pictureVersion ?? undefined}
          title={`${fullName(a)} – ${fullName(b)}: особисті зустрічі`}
        />
      </div>
    </div>
  </section>
)

const Player = ({ player, isAhead }: { player: HeadToHead['a']; isAhead: boolean }) => (
  <Link to="/player/$id" params={{ id: String(player.id) }} className={styles.player} data-ahead={isAhead || undefined}>
    <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} size="lg" />
    <b>{fullName(player)}</b>
  </Link>
)
