import { createFileRoute, Link } from '@tanstack/react-router'
import { GamesToDecide } from '../../admin/games-to-decide.tsx'
import { loadGamesToDecide } from '../../admin/load-games-to-decide.ts'
import { SectionList } from '../../admin/section-list.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/admin/')({
  loader: ({ context: { api, me } }) => loadGamesToDecide(api, me, { limit: 4 }),
  component: AdminPage,
})

function AdminPage() {
  return (
    <>
      <TitleBand title="Панель адміністратора" subtitle="Що сьогодні чекає на вас" />
      <div className="wrap lift grid items-start gap-6 lg:grid-cols-2">
        <ToDecide />
        <section className="board" aria-labelledby="today">
          <div className="board-head">
            <h2 id="today">Що вже працює</h2>
          </div>
          <div className="grid gap-3 p-4 sm:p-5">
            <p>
              <b>Спірні ігри.</b> Їх вирішують на сторінці гри: якщо ви в ній не граєте, під рахунком є ваші дії —
              підтвердити, виправити, анулювати. Завершені ігри виправляють там само; рейтинги перераховуються самі.
            </p>
            <p>
              <b>Ліги.</b>{' '}
              <Link className="font-medium text-primary underline underline-offset-2" to="/admin/leagues">
                Заснувати лігу, змінити правила, завершити сезон
              </Link>
              ; звідти ж — до категорій і гравців кожної ліги.
            </p>
            <p>
              <b>Блог.</b>{' '}
              <Link className="font-medium text-primary underline underline-offset-2" to="/admin/blog">
                Статті, що чекають перевірки, повернуті, приховані й опубліковані
              </Link>
              : публікують, повертають і приховують їх на сторінці статті.
            </p>
            <p>
              <b>Звернення.</b>{' '}
              <Link className="font-medium text-primary underline underline-offset-2" to="/admin/tickets">
                Питання гравців і гостей
              </Link>
              : на них відповідають там само; спір відкриває звернення сам.
            </p>
            <p>
              <b>Події.</b>{' '}
              <Link className="font-medium text-primary underline underline-offset-2" to="/admin/events">
                Оголосити подію, змінити місця, скасувати
              </Link>
              ; там же видно, хто записався.
            </p>
            <p>
              <b>FAQ і правила клубу.</b>{' '}
              <Link className="font-medium text-primary underline underline-offset-2" to="/admin/faq">
                Запитання й відповіді
              </Link>
              : додати, змінити, переставити; правила — один із записів.
            </p>
          </div>
        </section>
        <section className="board" aria-labelledby="to-come">
          <div className="board-head">
            <h2 id="to-come">Розділи, яких ще немає</h2>
          </div>
          <SectionList />
        </section>
        <div className="lg:col-span-2">
          <Note>
            Усе, що ви тут змінюєте, записується: хто, коли й що саме. Чи маєте ви право на дію, сервер перевіряє
            щоразу.
          </Note>
        </div>
      </div>
    </>
  )
}

function ToDecide() {
  const loaded = Route.useLoaderData()
  if (!loaded) return null
  const { data: games, meta } = loaded
  return (
    <section className="board lg:col-span-2" aria-labelledby="to-decide">
      <div className="board-head">
        <h2 id="to-decide">Ігри, що чекають на рішення</h2>
        <span className="count">{meta.total}</span>
        {meta.total > games.length && (
          <Link to="/admin/games" {...buttonLook({ variant: 'outline', size: 'sm', className: 'ml-auto' })}>
            Усі
          </Link>
        )}
      </div>
      <GamesToDecide games={games} />
    </section>
  )
}
