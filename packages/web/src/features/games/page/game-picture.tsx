import type { Game } from '@matchbol/core/games/game-shapes'
import { Picture } from '../../../ui/picture/picture.tsx'

/** The picture that came with the result. */
export function GamePicture({ game: { imageUrl, a, b } }: { game: Game }) {
  if (!imageUrl) return null
  return (
    <section className="board">
      <div className="board-head">
        <h2>Фото з гри</h2>
      </div>
      <div className="board-body">
        <Picture
          src={imageUrl}
          alt={`Фото з гри: ${a.firstName} і ${b.firstName}`}
          sizes="(min-width: 1240px) 650px, (min-width: 1024px) 55vw, calc(100vw - 66px)"
        />
      </div>
    </section>
  )
}
