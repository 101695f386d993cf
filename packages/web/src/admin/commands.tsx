import styles from './admin.module.css'

const commands = [
  ['grant-admin 111111', 'зробити адміністратором за номером у Telegram'],
  ['found-league "Ліга Полтави" --city Полтава', 'заснувати лігу з першим сезоном'],
  ['decide 1284 confirm --reason "…"', 'вирішити спір, у якому єдиний адміністратор сам грає'],
  ['import-results results.csv --league 1', 'перенести давні результати; з --create-league — до нової ліги'],
  ['replay-ratings', 'перерахувати рейтинги від початку і звірити'],
  ['rebuild-projections', 'обчислити таблиці й підсумки за іграми наново і звірити'],
  ['backup club.ndjson.gz', 'зберегти весь клуб одним файлом'],
  ['restore club.ndjson.gz', 'відновити клуб із такого файлу в порожню базу'],
] as const

/** What is done on the server, by the command line. */
export const Commands = () => (
  <dl className={styles.adminCommands}>
    {commands.map(([command, what]) => (
      <div key={command}>
        <dt>
          <code>npm run matchbol -- {command}</code>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)
