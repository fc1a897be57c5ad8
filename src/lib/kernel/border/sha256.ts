import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** FIPS 180-4: the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Pure, so that a rule can check a seal. */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
