import { Presets, SingleBar } from 'cli-progress'

/** Shows how far the work is, where there is a person to watch. */
export function startProgress(total: number, unit: string) {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar(
    { format: `{bar} {percentage} % · {value} of {total} ${unit} · {eta_formatted} to go`, clearOnComplete: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { update: (done: number) => bar.update(done), stop: () => bar.stop() }
}
