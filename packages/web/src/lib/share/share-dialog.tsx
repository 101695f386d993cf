import {
  type ShareKind,
  sharedPath,
  sharePicture,
  shareSizes,
  uprightPicture,
} from '@matchbol/core/sharing/picture-address'
import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonLook } from '../../ui/button.tsx'
import { AddressField } from '../../ui/form/address-field.tsx'
import { useCopy } from '../../ui/form/use-copy.ts'
import { Spinner } from '../../ui/loading.tsx'
import { Note } from '../../ui/note.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { useSite } from '../session/use-site.ts'
import styles from './share-dialog.module.css'
import { shareLinks } from './share-links.ts'
import { type FetchedPicture, useSharePicture } from './use-share-picture.ts'

/** What is passed on: a page, and the picture that stands for it. */
export interface Shared {
  kind: ShareKind
  /** Of two players both, as `pairId` writes them; of an article its slug. */
  id: number | string
  /** Another whenever the picture may be; none where a person does not want to be found: then there is no picture. */
  version: number | string | undefined
  title: string
}

interface Props extends Shared {
  onClose: () => void
}

/** A look at what is passed on, and the ways to do it. */
export function ShareDialog({ kind, id, version, title, onClose }: Props) {
  const { publicUrl } = useSite()
  const address = new URL(sharedPath(kind, id), publicUrl ?? location.origin).href
  const picture = version === undefined ? undefined : sharePicture(kind, id, version)
  const file = `matchbol-${kind}-${id}`
  const fetched = useSharePicture(picture, `${file}.png`)
  return (
    <Modal isOpen onClose={onClose} title="Поділитися" size="md">
      <div className="grid gap-5">
        {picture && <Preview picture={picture} title={title} fetched={fetched} />}
        <HandOn title={title} address={address} file={fetched.file} />
        <CopiedAddress address={address} />
        <ul className={styles.networks} aria-label="Надіслати в мережі">
          {shareLinks(address, title).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noreferrer" {...buttonLook({ variant: 'outline', color: 'neutral' })}>
                {network}
              </a>
            </li>
          ))}
        </ul>
        {picture && fetched.file && <Downloads picture={picture} file={file} isGame={kind === 'game'} />}
      </div>
    </Modal>
  )
}

const { landscape } = shareSizes

function Preview({ picture, title, fetched }: { picture: string; title: string; fetched: FetchedPicture }) {
  if (fetched.problem)
    return (
      <Note color="warning" title="Картинки зараз немає">
        {fetched.problem} Посиланням можна поділитися й&nbsp;без неї.
      </Note>
    )
  return (
    <div className={styles.preview}>
      {fetched.file ? (
        <img src={picture} alt={title} width={landscape.width} height={landscape.height} />
      ) : (
        <span role="status">
          <Spinner />
          <span className="sr-only">Картинка готується</span>
        </span>
      )}
    </div>
  )
}

/** By what the device itself offers, with the picture where it takes files. */
function HandOn({ title, address, file }: { title: string; address: string; file: File | undefined }) {
  if (!('share' in navigator)) return null
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
  const share = () => navigator.share({ title, url: address, ...files }).catch(() => {}) // who has changed their mind
  return (
    <Button size="lg" onClick={() => void share()}>
      <Share2 size={20} aria-hidden="true" />
      {'files' in files ? 'Надіслати з картинкою' : 'Надіслати'}
    </Button>
  )
}

const copied = { true: 'Посилання скопійовано', false: 'Скопіюйте виділене посилання вручну' }

function CopiedAddress({ address }: { address: string }) {
  const { input, copy } = useCopy(address)
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <div className={styles.address}>
      <AddressField label="Посилання" address={address} input={input} />
      <Button variant="outline" onClick={() => void copy().then(setCopied)}>
        <Copy size={18} aria-hidden="true" />
        Скопіювати
      </Button>
      <p role="status" className={styles.copied}>
        {isCopied !== undefined && copied[`${isCopied}`]}
      </p>
    </div>
  )
}

/** A game also upright, for stories. */
const Downloads = ({ picture, file, isGame }: { picture: string; file: string; isGame: boolean }) => (
  <div className="flex flex-wrap gap-3">
    <a href={picture} download={`${file}.png`} {...buttonLook({ variant: 'ghost' })}>
      <Download size={18} aria-hidden="true" />
      Завантажити картинку
    </a>
    {isGame && (
      <a href={uprightPicture(picture)} download={`${file}-story.png`} {...buttonLook({ variant: 'ghost' })}>
        <Download size={18} aria-hidden="true" />
        Для історій
      </a>
    )}
  </div>
)
