import { CLAIM_HOURS } from '@matchbol/core/games/deadlines'
import type { LeagueRules as Rules } from '@matchbol/core/leagues/league-shapes'
import { MOST_IN_HEAD_TO_HEAD } from '@matchbol/core/leagues/table/tie-break'
import { formatInFull } from '@matchbol/text/leagues/match-format-in-full'
import { counted } from '@matchbol/text/shared/plural'
import { aboveWords } from './league-above.ts'
import styles from './league-rules.module.css'
import { LeaguePoints } from './table/league-points.tsx'

const days = (count: number) => counted(count, ['день', 'дні', 'днів'])
const daysOf = (count: number) => counted(count, ['дня', 'днів', 'днів'])

/** What the league plays by, in words: every number here is one that a refusal may name. */
export const LeagueRules = ({ rules, about }: { rules: Rules; about: string | null }) => (
  <div className={styles.leagueRules}>
    <dl>
      {about && <Rule name="Про лігу">{about}</Rule>}
      <Rule name="Формат">{formatInFull(rules.format)}</Rule>
      <Rule name="Відповідь на запрошення">Протягом {daysOf(rules.inviteExpiryDays)}, далі запрошення скасується.</Rule>
      <Rule name="Зіграти">
        Протягом {daysOf(rules.playWithinDays)} після узгодженого часу або, якщо його немає, після прийняття, і ще тижня
        про запас. Далі гру буде скасовано.
      </Rule>
      <Rule name="Підтвердження результату">
        {counted(rules.autoConfirmHours, ['година', 'години', 'годин'])} на відповідь, далі результат зараховується сам.
        На неявку, відмову чи дискваліфікацію — щонайменше {counted(CLAIM_HOURS, ['година', 'години', 'годин'])}.
      </Rule>
      <Rule name="Відкриті ігри">
        Не більше ніж {counted(rules.maxOpenGames, ['гра', 'гри', 'ігор'])} водночас у кожного гравця.
      </Rule>
      <Rule name="Реванш">
        {rules.rematchAfterDays === 0
          ? 'Із тим самим суперником можна грати знову одразу.'
          : `Із тим самим суперником — через ${days(rules.rematchAfterDays)} після попередньої гри.`}
      </Rule>
      <Rule name="Категорії">
        {rules.crossCategory
          ? 'Гравці різних категорій можуть грати між собою.'
          : 'Грають лише гравці однієї категорії.'}
      </Rule>
      <Rule name="Місце в таблиці">
        <PlaceInTable />
      </Rule>
    </dl>
    <LeaguePoints rule={rules.pointsRule} />
  </div>
)

const { points: _, ...tieBreakers } = aboveWords
const afterPoints = Object.values(tieBreakers)

/** What decides who stands above whom: the same in every league. */
export const PlaceInTable = () => (
  <>
    Вище той, у кого {aboveWords.points}. Якщо очок порівну, по черзі порівнюють: {afterPoints.join(', ')}. Особисті
    зустрічі рахуються лише між рівними, а коли рівних понад {MOST_IN_HEAD_TO_HEAD}, не рахуються.
  </>
)

const Rule = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
