import { createFileRoute } from '@tanstack/react-router'
import { AboutForm } from '../../features/profile/settings/about-form.tsx'
import { SettingsCalendar } from '../../features/profile/settings/calendar.tsx'
import { SettingsDelete } from '../../features/profile/settings/delete.tsx'
import { SettingsDevices } from '../../features/profile/settings/devices.tsx'
import { SettingsExport } from '../../features/profile/settings/export.tsx'
import { SettingsNav } from '../../features/profile/settings/nav.tsx'
import { SettingsNotifications } from '../../features/profile/settings/notifications.tsx'
import { PauseForm } from '../../features/profile/settings/pause-form.tsx'
import { PhotoField } from '../../features/profile/settings/photo-field.tsx'
import { SettingsSection } from '../../features/profile/settings/section.tsx'
import styles from '../../features/profile/settings/settings.module.css'
import { SettingsVisibility } from '../../features/profile/settings/visibility.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

export const Route = createFileRoute('/profile/settings')({
  loader: async ({ context: { api } }) => ({ devices: (await api.call('GET /api/v1/users/me/sessions')).data }),
  head: ({ matches }) => pageHead(matches, { title: 'Налаштування', noindex: true }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={6} />
    </div>
  ),
  component: SettingsPage,
})

function SettingsPage() {
  const { devices } = Route.useLoaderData()
  const me = useMe()
  if (!me) return null
  const sections = [
    {
      id: 'about',
      title: 'Дані гравця',
      content: (
        <>
          <PhotoField me={me} />
          <AboutForm key={me.id} me={me} />
        </>
      ),
    },
    {
      id: 'pause',
      title: 'Пауза',
      lead: 'Травма, відпустка, сесія? Поставте день, до якого вас ніхто не зможе запросити. Уже домовлені ігри лишаються.',
      content: <PauseForm me={me} />,
    },
    { id: 'visibility', title: 'Хто мене бачить', content: <SettingsVisibility me={me} /> },
    {
      id: 'notifications',
      title: 'Сповіщення',
      lead: 'Сайт поки що не пише в Telegram. Виберіть заздалегідь, про що він писатиме, коли почне.',
      content: <SettingsNotifications me={me} />,
    },
    {
      id: 'devices',
      title: 'Пристрої',
      lead: 'Де ви зараз увійшли. Не впізнаєте пристрій — завершіть його сеанс.',
      content: <SettingsDevices devices={devices} />,
    },
    {
      id: 'calendar',
      title: 'Календар',
      lead: 'Домовлені ігри самі зʼявлятимуться в календарі телефона чи компʼютера: із суперником, часом і місцем. Для цього потрібне таємне посилання.',
      content: <SettingsCalendar me={me} />,
    },
    {
      id: 'data',
      title: 'Мої дані',
      lead: 'Усе, що сайт зберігає про вас: профіль, ліги, ігри, рейтинги, сеанси. Один файл JSON.',
      content: <SettingsExport />,
    },
    {
      id: 'delete',
      title: 'Видалення',
      lead: 'Зітре все особисте назавжди. Зіграні матчі залишаться без вашого імені.',
      content: <SettingsDelete />,
    },
  ]
  return (
    <>
      <h1 className="text-3xl">Налаштування</h1>
      <div className={styles.settings}>
        <SettingsNav places={sections} />
        <div className={styles.boards}>
          {sections.map(({ content, ...section }) => (
            <SettingsSection key={section.id} {...section}>
              {content}
            </SettingsSection>
          ))}
        </div>
      </div>
    </>
  )
}
