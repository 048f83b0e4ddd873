import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Damages to a file in a cache. The other file is another entry, or any file. */
export const DAMAGES: Readonly<Record<string, (file: string, other: string) => void>> = {
  'is empty': (file) => writeFileSync(file, ''),
  'is cut in half': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'has one wrong byte at its end': (file) => flip(file, -1),
  'has one wrong byte at its beginning': (file) => flip(file, 0),
  'has something added': (file) => writeFileSync(file, '\n', { flag: 'a' }),
  'is zeros all through': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  'is another one': (file, other) => writeFileSync(file, readFileSync(other)),
  'is gone': (file) => rmSync(file),
  'is an empty folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'is a folder that holds something': (file) => {
    renameSync(file, `${file}.moved`);
    mkdirSync(file);
    renameSync(`${file}.moved`, path.join(file, 'moved'));
  },
  'is a link to another one': (file, other) => {
    rmSync(file);
    symlinkSync(other, file);
  },
  'is a link to itself': (file) => {
    rmSync(file);
    symlinkSync(file, file);
  },
  'is a pipe': (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
};

function flip(file: string, at: number) {
  const content = readFileSync(file);
  const place = at < 0 ? content.length + at : at;
  content[place] = (content[place] ?? 0) ^ 1;
  writeFileSync(file, content);
}
