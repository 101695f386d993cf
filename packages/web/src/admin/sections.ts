interface Section {
  title: string
  /** How its work is done today, while the section is not here. */
  today: string
}

/** The parts of the panel that are still to come. */
export const sections = {
  users: { title: 'Користувачі', today: 'Ролі й блокування поки що змінює той, хто доглядає сервер клубу.' },
  user: { title: 'Користувач', today: 'Роль і блокування поки що змінює той, хто доглядає сервер клубу.' },
  newsletter: { title: 'Розсилки', today: 'Сайт ще нічого не розсилає.' },
  donations: { title: 'Пожертви', today: 'Сайт не приймає грошей.' },
  achievements: { title: 'Досягнення', today: 'Досягнень на сайті ще немає.' },
} as const satisfies Record<string, Section>
export type SectionName = keyof typeof sections

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The address belongs to a section that is still to come; the layout of the panel says so. */
    section?: SectionName
  }
}
