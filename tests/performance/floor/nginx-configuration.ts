/** Run by root it would give up its rights, and with them those to our folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

/**
 * A configuration of nginx that does nothing but hand out files.
 * @param folder of its own, for what it writes
 * @param server the block that says what is served where
 */
export const fileServing = (folder: string, workers: string, server: string) => `
${user}
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  default_type text/html;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { ${server} }
}
`
