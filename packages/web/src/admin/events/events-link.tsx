import { Link } from '@tanstack/react-router'

/** The way back to all events of the panel. */
export const EventsLink = () => <Link to="/admin/events">Події</Link>
