import { Circle } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { LastFive } from '../../ui/data/last-five.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { Loading, Spinner } from '../../ui/loading.tsx'
import { Avatar } from '../../ui/picture/avatar.tsx'
import { RemoteIcon } from '../../ui/picture/remote-icon.tsx'
import { Row, Showcase } from './showcase.tsx'

const colors = ['neutral', 'primary', 'success', 'info', 'warning', 'error'] as const

export const Small = () => (
  <Showcase title="Дрібне й стани">
    <Row>
      {colors.map((color) => (
        <Badge key={color} color={color}>
          {color}
        </Badge>
      ))}
    </Row>
    <Row>
      <Spinner />
      <Spinner size={20} />
      <Avatar id={1} initials="ОК" />
      <Avatar id={2} initials="ІМ" size="md" />
      <Avatar id={3} initials="АР" size="lg" />
      <LastFive results="WLWWL" />
    </Row>
    <Row>
      <RemoteIcon name="trophy" fallback={Circle} size={32} />
      <span className="text-primary">
        <RemoteIcon name="medal" fallback={Circle} size={32} />
      </span>
      <RemoteIcon name="not a name" fallback={Circle} size={32} />
    </Row>
    <Loading />
    <ListSkeleton rows={2} />
    <EmptyState text="Тут ще нічого немає." />
    <ErrorState retry={() => {}} />
  </Showcase>
)
