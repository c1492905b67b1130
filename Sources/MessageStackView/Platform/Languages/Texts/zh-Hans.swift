extension LanguageTexts {
    static let zhHans = """
        dismiss: 关闭
        dismissPost: 关闭“%@”
        information: 信息
        success: 成功
        warning: 警告
        error: 错误
        available: “%@”可用
        times.other: %d 次
        ok: 好
        cancel: 取消
        email: 电子邮件
        password: 密码
        oneTimeCode: 验证码
        name: 姓名
        choose: 选择
        requiredField: 此栏为必填项
        invalidEmail: 请输入有效的电子邮件地址
        invalidNumber: 请输入数字
        rating: %1$d 分，满分 %2$d 分
        unrated: 未评分
        undo: 撤销
        copy: 拷贝
        inProgress: 进行中
        more.other: 还有 %d 条
        showLess: 收起
        showMore: 显示更多
        clearAll: 全部清除
        noInternetTitle: 无互联网连接
        noInternetSubtitle: 请检查网络连接，然后重试
        """
}
