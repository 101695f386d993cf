import type { LeagueStatistics } from '@matchbol/core/stats/contract'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { figure, points } from '@matchbol/text/shared/figures'
import { Link } from '@tanstack/react-router'
import styles from './category-table.module.css'

interface Props {
  leagueId: number
  categories: LeagueStatistics['categories']
}

/** The categories of a league side by side; each leads to its own table. */
export const CategoryTable = ({ leagueId, categories }: Props) => (
  <table className={styles.categories}>
    <thead>
      <tr>
        <th scope="col">Категорія</th>
        <th scope="col">Гравців</th>
        <th scope="col">Середній рейтинг</th>
        <th scope="col">Матчів за&nbsp;рік</th>
      </tr>
    </thead>
    <tbody>
      {categories.map(({ category, players, rated, averagePoints, games }) => (
        <tr key={category?.id ?? 0}>
          <th scope="row">
            {category ? (
              <Link to="/stats/leagues" search={{ league: leagueId, category: category.id }} className="link">
                {categoryLabel(category)}
              </Link>
            ) : (
              <span className={styles.linkLess}>Без категорії</span>
            )}
          </th>
          <td>
            {figure(players)}
            {rated < players && <small>з рейтингом {figure(rated)}</small>}
          </td>
          <td>{averagePoints === null ? '—' : points(averagePoints)}</td>
          <td>{figure(games)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
