import { createElement, type SVGProps } from 'react'

/** Takes the place of lucide's own `createLucideIcon` in the built site (see `thin-icons.ts`): the same drawing, a tenth of the code. */
export default (shapes: [tag: string, attributes: Record<string, string>][]) =>
  ({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
