<?php

/** Installs WordPress with the plugin, and an author without `unfiltered_html`. */

declare(strict_types=1);

define('WP_INSTALLING', true);

require_once 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

add_filter('pre_wp_mail', '__return_true');
wp_install('Clay', 'owner', 'owner@example.com', true, '', 'only for the tests');
switch_theme('twentytwentythree');
activate_plugin('ashlar/ashlar.php');
(new WP_User(wp_create_user('author', 'only for the tests', 'author@example.com')))->set_role('author');
