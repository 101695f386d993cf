import { useLoaderData } from '@tanstack/react-router'
import { useMe } from '../../../lib/session/use-session.ts'
import { AboutForm } from './about-form.tsx'
import { SettingsCalendar } from './calendar.tsx'
import { SettingsDelete } from './delete.tsx'
import { SettingsDevices } from './devices.tsx'
import { SettingsExport } from './export.tsx'
import { SettingsNav } from './nav.tsx'
import { PauseForm } from './pause-form.tsx'
import { PhotoField } from './photo-field.tsx'
import { SettingsSection } from './section.tsx'
import styles from './settings.module.css'
import { SettingsVisibility } from './visibility.tsx'

/** All that a person decides about their own account. */
export function SettingsPage() {
  const { devices } = useLoaderData({ from: '/profile/settings' })
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
      id: 'devices',
      title: 'Пристрої',
      lead: 'Де ви зараз увійшли. Не впізнаєте пристрій — завершіть його сеанс.',
      content: <SettingsDevices devices={devices} />,
    },
    {
      id: 'calendar',
      title: 'Календар',
      lead: 'Домовлені ігри й події, на які ви записалися, самі зʼявлятимуться в календарі телефона чи компʼютера. Для цього потрібне таємне посилання.',
      content: <SettingsCalendar me={me} />,
    },
    {
      id: 'data',
      title: 'Мої дані',
      lead: 'Усе, що сайт зберігає про вас: профіль, ліги, ігри, рейтинги, статті, звернення, записи на події, перелік завантажених зображень, сеанси й решту. Усе в одному файлі.',
      content: <SettingsExport />,
    },
    {
      id: 'delete',
      title: 'Видалення',
      lead: 'Зітре все особисте назавжди. Зіграні матчі й опубліковані статті залишаться без вашого імені.',
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
