import styles from './home.module.css'
/** Figures under the call to action: how much life there is. */
export const HeroFigures = ({ figures }: { figures: readonly { value: string; word: string }[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ value, word }) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
