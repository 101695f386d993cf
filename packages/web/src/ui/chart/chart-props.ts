export interface ChartSeries {
  name: string
  /** One for each label; null where there is nothing to draw. */
  values: readonly (number | null)[]
  /** In grey: what is no reason to look. */
  isQuiet?: boolean
}

export interface Behind {
  words: string
  path: string
}

export interface ChartProps {
  kind: 'line' | 'bar'
  /** What is drawn, in a sentence: the accessible name, and the line above it. */
  caption: string
  /** Where a heading next to the chart says the same already. */
  isCaptionHidden?: boolean
  /** What the labels are: the head of their column. */
  labelsName: string
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Bars of several series on top of one another. */
  isStacked?: boolean
  /** What stands behind each label: words under the pointer, and the path that a press opens. */
  behind?: readonly (Behind | null)[]
  /** How a figure is written in the table, on the axis and under the pointer. */
  format?: (value: number) => string
}
