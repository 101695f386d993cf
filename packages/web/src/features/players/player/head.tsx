import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ShareButton } from '../../../lib/share/share-button.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { TitleBand } from '../../../ui/title-band.tsx'
import { PlayerActions } from './actions.tsx'
import styles from './head.module.css'

const hands = { RIGHT: 'грає правою рукою', LEFT: 'грає лівою рукою' }

interface Props {
  data: Pick<PublicPlayer, 'player' | 'leagues' | 'pictureVersion'>
  /** What a game with them would mean to the reader, in a line. */
  stakes: (leagueId: number) => ReactNode
}

/** Who this is, and for a signed-in person the way to a game with them. */
export function PlayerHead({ data, stakes }: Props) {
  const { player } = data
  const name = fullName(player)
  const facts = [player.city, player.hand && hands[player.hand]].filter(Boolean)
  return (
    <TitleBand
      crumbs={[
        <Link key="players" to="/stats/players">
          Гравці
        </Link>,
      ]}
      here={name}
      title={
        <span className={styles.name}>
          <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} size="lg" />
          {name}
        </span>
      }
      subtitle={facts.join(' · ')}
    >
      <PlayerActions data={data} stakes={stakes} />
      <div className="mt-4">
        <ShareButton kind="player" id={player.id} version={data.pictureVersion ?? undefined} title={name} />
      </div>
    </TitleBand>
  )
}
