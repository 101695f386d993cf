import { createRootRoute, HeadContent, Scripts } from '@tanstack/react-router'
import { createElement as h, type ReactNode } from 'react'

export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: '50 games' }] }),
  shellComponent: ({ children }: { children: ReactNode }) =>
    h('html', { lang: 'uk' }, h('head', null, h(HeadContent)), h('body', null, children, h(Scripts))),
})
