import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { gameTitle } from '@matchbol/text/games/title'
import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  GameLog,
  GameMoves,
  GameNews,
  GameRematch,
  GameStakes,
  loadForPlayers,
} from '../../features/games/page/game-for-players.ts'
import { GameMeetings } from '../../features/games/page/game-meetings.tsx'
import { GameNotPublic } from '../../features/games/page/game-not-public.tsx'
import styles from '../../features/games/page/game-page.module.css'
import { GamePicture } from '../../features/games/page/game-picture.tsx'
import { GameStage } from '../../features/games/page/game-stage.tsx'
import { GameWords } from '../../features/games/page/game-words.tsx'
import { SeasonPoints } from '../../features/games/page/season-points.tsx'
import { RatingExplanation } from '../../features/games/rating-explanation/later.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam } from '../../lib/address/search-params.ts'
import { GuestInvitation } from '../../lib/session/guest-invitation.tsx'
import { orSignInFirst, SIGN_IN_FIRST } from '../../lib/session/sign-in-first.ts'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { ShareButton } from '../../lib/share/share-button.tsx'
import { Loading, Spinner } from '../../ui/loading.tsx'

export const Route = createFileRoute('/game/$id')({
  // waiting comes with the first script: its place is held without a wait of its own
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    const answer = await orSignInFirst(api.call('GET /api/v1/games/{id}', { params: { id } }))
    if (answer === SIGN_IN_FIRST) return answer
    if (isInside(answer.data)) await loadForPlayers()
    return answer.data
  },
  head: ({ matches, loaderData: game }) => pageHead(matches, { title: isGame(game) ? gameTitle(game) : 'Гра' }),
  pendingComponent: GamePending,
  component: GamePage,
})

/** Its players and administrators are the ones who are given the log. */
const isInside = (game: GameInFull) => game.log.length > 0

const isGame = (game: GameInFull | typeof SIGN_IN_FIRST | undefined): game is GameInFull => typeof game === 'object'

/**
 * The server draws every page for a guest. A signed-in person, known before the first paint, waits until it is clear whether
 * the game is theirs.
 */
function GamePage() {
  const game = Route.useLoaderData()
  const isUncertain = usePersonalPage()
  const isSignedIn = useMe() !== null
  if (isGame(game)) return <GameBoards game={game} />
  if (isSignedIn) return <GamePending /> // until it comes, or a 404
  if (!isUncertain) return <GameNotPublic />
  return (
    <>
      <div className="hidden in-data-signed-in:block">
        <GamePending />
      </div>
      <div className="in-data-signed-in:hidden">
        <GameNotPublic />
      </div>
    </>
  )
}

function GameBoards({ game }: { game: GameInFull }) {
  const isCompleted = game.status === 'COMPLETED'
  return (
    <>
      <GameStage game={game}>
        {isInside(game) && <GameNews key={game.id} game={game} />}
        {isInside(game) && (isCompleted ? <GameRematch game={game} /> : <GameMoves game={game} onCourt />)}
        {isCompleted && (
          <div className="mt-4">
            <ShareButton kind="game" id={game.id} version={game.pictureVersion ?? undefined} title={gameTitle(game)} />
          </div>
        )}
      </GameStage>
      <div className="wrap mt-6 in-data-signed-in:hidden">
        <GuestInvitation here={`Це гра аматорів: ${game.league.name}.`} />
      </div>
      <div className={`wrap ${styles.gameBoards}`}>
        <div>
          {isCompleted && <RatingExplanation game={game} />}
          {isInside(game) && !isCompleted && <GameStakes game={game} />}
          <GameWords game={game} />
          <GamePicture game={game} />
        </div>
        <div>
          <SeasonPoints game={game} />
          <GameMeetings game={game} />
          {isInside(game) && <GameLog game={game} />}
          {isInside(game) && isCompleted && (
            <div className="board board-body empty:hidden">
              <GameMoves game={game} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

/** As high as the window, so that what comes moves nothing in sight. */
function GamePending() {
  return (
    <div className="band on-court min-h-dvh">
      <h1 className="sr-only">Гра</h1>
      <Loading>
        <div className="grid place-items-center p-12">
          <Spinner />
        </div>
      </Loading>
    </div>
  )
}
