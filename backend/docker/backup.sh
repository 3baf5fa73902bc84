#!/bin/sh
# Backups of the database, by PostgreSQL's own tools; runs in the service `backup` of docker-compose.yml.
#   keep            every change as it is written (WAL), and a whole copy each day; what the service does by itself
#   now             a whole copy at once
#   list            the copies, and how far the changes reach
#   restore [time]  into the empty volume of the database: all that was kept, or as it was at that time ("2026-11-21 14:30:00+05:30")
#   undo-restore    takes back a restore, so that another time can be restored from what was kept before it
set -eu
home="${BACKUP_HOME:-/backups}"
slot=silai_backup
copies="${BACKUP_COPIES:-7}"
data="${PGDATA:?}"
whole() { ls "$home/base" 2>/dev/null | grep -v part | sort; }
say() { echo "$(date -u +%FT%TZ) $*"; }

# Recorded for the shop, which shows its age. The table exists once the shop was prepared.
note() { psql -qc "insert into house_backup (kind, at) values ('$1', now()) on conflict (kind) do update set at = now()" 2>/dev/null || true; }

copy() {
  rm -rf "$home/base/part"
  pg_basebackup --pgdata "$home/base/part" --format=tar --gzip --wal-method=stream --checkpoint=fast
  # By the moment from which on it is whole: no earlier one can be restored from it.
  name="$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$home/base/part" "$home/base/$name"
  note copy
  say "copied: $name"
  # Copies beyond the number that is kept, and the changes that no copy needs any more.
  for old in $(whole | sort -r | tail -n +$((copies + 1))); do rm -rf "${home:?}/base/$old"; done
  oldest="$home/base/$(whole | head -n 1)/base.tar.gz"
  find "$home/wal" -type f -name '0*' ! -newermt "@$(($(stat -c %Y "$oldest") - 86400))" -delete
}

# Copies and changes of a history that has ended, in a folder of their own. The copies first: were it cut short here, the
# changes would still be where a restore looks for them.
set_aside() {
  mkdir -p "$1/base"
  mv "$home"/base/* "$1/base/" 2>/dev/null || true
  mv "$home/wal" "$1/wal"
  mkdir -p "$home/base" "$home/wal"
}

keep() {
  mkdir -p "$home/base" "$home/wal"
  # PostgreSQL has thrown away changes that were not received (max_slot_wal_keep_size): what was kept ends there.
  if [ "$(psql -Atc "select wal_status from pg_replication_slots where slot_name = '$slot'" 2>/dev/null)" = lost ]; then
    psql -qAtc "select pg_drop_replication_slot('$slot')" >/dev/null
    aside="$home/lost-$(date -u +%Y%m%dT%H%M%SZ)"
    set_aside "$aside"
    say "changes were lost because this service was away for too long: a new copy is made, the older backups are in $aside" >&2
  fi
  until pg_receivewal --directory "$home/wal" --slot "$slot" --create-slot --if-not-exists; do sleep 2; done
  # Written to the disk here before PostgreSQL may discard it; after a break it continues where it was.
  pg_receivewal --directory "$home/wal" --slot "$slot" --synchronous &
  receiver=$!
  trap 'kill "$receiver"; wait "$receiver" || true; exit 0' TERM INT
  while kill -0 "$receiver"; do
    newest="$(whole | tail -n 1)"
    if [ -z "$newest" ] || [ -n "$(find "$home/base/$newest" -maxdepth 0 -mmin +1430)" ]; then copy || say "could not copy; again in a minute"; fi
    reached="$(psql -Atc "select active from pg_replication_slots where slot_name = '$slot'" 2>/dev/null || true)"
    [ "$reached" = t ] && note changes
    sleep "${BACKUP_EVERY_SECONDS:-60}" &
    wait $! || true
  done
  exit 1
}

restore() {
  [ ! -s "$data/PG_VERSION" ] || { say "There is a database in $data. Remove its volume first; nothing was changed." >&2; exit 1; }
  [ -n "$(whole)" ] || { say "There is no copy in $home/base." >&2; exit 1; }
  # The newest copy that was whole before the moment that is wanted.
  wanted=99999999T999999Z
  [ -z "${1:-}" ] || wanted="$(date -u -d "$1" +%Y%m%dT%H%M%SZ)"
  from="$(whole | awk -v wanted="$wanted" '$0 < wanted' | tail -n 1)"
  [ -n "$from" ] || { say "No copy is as old as $1." >&2; exit 1; }
  # Its changes are read from there; the database writes a history of its own from now on.
  aside="$home/until-$(date -u +%Y%m%dT%H%M%SZ)"
  mkdir -p "$data"
  chmod 700 "$data"
  # First: without it, PostgreSQL would open a copy that was laid out in part, and say nothing of the changes since.
  touch "$data/recovery.signal"
  tar -xzf "$home/base/$from/base.tar.gz" -C "$data"
  # The changes during the copy itself. Copies of earlier versions have them in base.tar.gz.
  if [ -f "$home/base/$from/pg_wal.tar.gz" ]; then tar -xzf "$home/base/$from/pg_wal.tar.gz" -C "$data/pg_wal"; fi
  {
    echo "restore_command = 'cp \"$aside/wal/%f\" \"%p\" 2>/dev/null || cp \"$aside/wal/%f.partial\" \"%p\"'"
    echo "recovery_target_action = 'promote'"
    # No connections before all is read.
    echo "hot_standby = off"
    # Also without one: the copy of a database that was itself restored to a time still has that time in this file.
    echo "recovery_target_time = '${1:-}'"
  } >> "$data/postgresql.auto.conf"
  set_aside "$aside"
  say "laid out from $from; PostgreSQL reads the changes when it starts"
}

undo_restore() {
  [ ! -s "$data/PG_VERSION" ] || { say "There is a database in $data. Remove its volume first; nothing was changed." >&2; exit 1; }
  latest="$(ls -d "$home"/until-* 2>/dev/null | sort | tail -n 1)"
  [ -n "$latest" ] || { say "No restore has set backups aside." >&2; exit 1; }
  # What was written since that restore is kept, too.
  set_aside "$home/after-$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$latest"/base/* "$home/base/"
  rmdir "$home/wal" && mv "$latest/wal" "$home/wal"
  rm -r "$latest"
  say "the backups are as they were before $(basename "$latest")"
}

case "${1:-keep}" in
  keep) keep ;;
  now) copy ;;
  list) ls -l "$home/base" "$home/wal" ;;
  check) [ "$(psql -Atc "select active from pg_replication_slots where slot_name = '$slot'")" = t ] ;;
  restore) restore "${2:-}" ;;
  undo-restore) undo_restore ;;
  *) echo "keep, now, list, restore [time] or undo-restore" >&2; exit 64 ;;
esac
