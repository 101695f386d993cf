import { isSafeLink } from '@matchbol/core/shared/safe-link'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { mayAutolink } from './may-autolink.ts'

/** What can be written: exactly what the server keeps (its `allowed-tree.ts`). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: false,
  }),
  // what is typed behind an address goes on as text
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    // what is typed without a protocol gets one
    isAllowedUri: (address) =>
      isSafeLink(address.includes(':') || /^[/#]/.test(address) ? address : `https://${address}`),
    shouldAutoLink: mayAutolink,
    HTMLAttributes: { rel: null, target: null },
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
]
